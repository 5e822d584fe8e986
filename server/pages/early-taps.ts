/**
 * Runs in the page before its scripts are there. Taps that came too early are kept, and given back once the page is
 * hydrated (app/root.tsx). A link that would lead away from them waits for that, but no longer than three seconds. Who
 * went back meanwhile gets the page of that address.
 */
export const EARLY_TAPS = `const taps=new Set();
const {pathname,search}=location;
let link,leaving;
const stay=()=>{
clearTimeout(leaving);
link=leaving=undefined;
};
const leave=()=>{
const {href}=link;
stay();
location.assign(href);
};
const keep=(event)=>{
const button=event.target.closest("button[type=button]:not([popovertarget])");
if(button)return taps.add(button);
const way=event.target.closest("a[href]");
if(!way||!taps.size||way.target||way.origin!==location.origin)return;
if(way.hash&&way.pathname===pathname&&way.search===search)return;
if(event.altKey||event.ctrlKey||event.metaKey||event.shiftKey)return;
event.preventDefault();
link=way;
leaving??=setTimeout(leave,3000);
};
const follow=()=>{
if(location.pathname===pathname&&location.search===search)return;
stay();
location.reload();
};
addEventListener("click",keep);
addEventListener("submit",stay);
addEventListener("popstate",follow);
addEventListener("hydrated",()=>{
clearTimeout(leaving);
removeEventListener("click",keep);
removeEventListener("submit",stay);
removeEventListener("popstate",follow);
for(const button of taps)button.isConnected&&button.click();
if(link)link.isConnected?link.click():location.assign(link.href);
},{once:true});`;
